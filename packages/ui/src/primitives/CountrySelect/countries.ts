/* Written by countries.ts of the package: one country a line, its name in English, French, Lingala and Kiswahili. */

/** DR Congo and its neighbours. */
export const near = `
DR Congo|RD Congo|Republiki ya Kongo Demokratiki|Jamhuri ya Kidemokrasia ya Kongo
Angola|Angola|Angola|Angola
Burundi|Burundi|Burundi|Burundi
Central African Republic|République centrafricaine|Repibiki ya Afrika ya Kati|Jamhuri ya Afrika ya Kati
Congo (Brazzaville)|Congo-Brazzaville|Kongo-Brazzaville|Kongo-Brazzaville
Rwanda|Rwanda|Rwanda|Rwanda
South Sudan|Soudan du Sud|Sudan ya Sudi|Sudan Kusini
Tanzania|Tanzanie|Tanzani|Tanzania
Uganda|Ouganda|Uganda|Uganda
Zambia|Zambie|Zambi|Zambia
`;

/** All the others. */
export const far = `
Andorra|Andorre|Andore|Andorra
United Arab Emirates|Émirats arabes unis|Lemila alabo|Falme za Kiarabu
Afghanistan|Afghanistan|Afiganisita|Afghanistan
Antigua & Barbuda|Antigua-et-Barbuda|Antiga mpe Barbuda|Antigua na Barbuda
Anguilla|Anguilla|Angiye|Anguilla
Albania|Albanie|Alibani|Albania
Armenia|Arménie|Ameni|Armenia
Argentina|Argentine|Arizantine|Ajentina
American Samoa|Samoa américaines|Samoa ya Ameriki|Samoa ya Marekani
Austria|Autriche|Otilisi|Austria
Australia|Australie|Ositali|Australia
Aruba|Aruba|Aruba|Aruba
Åland Islands|Îles Åland|Îles Åland|Visiwa vya Aland
Azerbaijan|Azerbaïdjan|Azelebaiza|Azerbaijani
Bosnia & Herzegovina|Bosnie-Herzégovine|Bosini mpe Hezegovine|Bosnia na Hezegovina
Barbados|Barbade|Barebade|Babadosi
Bangladesh|Bangladesh|Bengalidesi|Bangladeshi
Belgium|Belgique|Beleziki|Ubelgiji
Burkina Faso|Burkina Faso|Bukina Faso|Bukinafaso
Bulgaria|Bulgarie|Biligari|Bulgaria
Bahrain|Bahreïn|Bahrene|Bahareni
Benin|Bénin|Bene|Benin
St. Barthélemy|Saint-Barthélemy|Saint-Barthélemy|St. Barthelemy
Bermuda|Bermudes|Bermuda|Bermuda
Brunei|Brunei|Brineyi|Brunei
Bolivia|Bolivie|Bolivi|Bolivia
Caribbean Netherlands|Pays-Bas caribéens|Pays-Bas caribéens|Uholanzi ya Karibiani
Brazil|Brésil|Brezile|Brazil
Bahamas|Bahamas|Bahamase|Bahama
Bhutan|Bhoutan|Butani|Bhutan
Botswana|Botswana|Botswana|Botswana
Belarus|Biélorussie|Byelorisi|Belarus
Belize|Belize|Belize|Belize
Canada|Canada|Kanada|Kanada
Cocos (Keeling) Islands|Îles Cocos|Îles Cocos|Visiwa vya Cocos (Keeling)
Switzerland|Suisse|Swise|Uswisi
Côte d’Ivoire|Côte d’Ivoire|Kotidivuale|Cote d’Ivoire
Cook Islands|Îles Cook|Bisanga bya Kooke|Visiwa vya Cook
Chile|Chili|Sili|Chile
Cameroon|Cameroun|Kamerune|Kameruni
China|Chine|Sine|Uchina
Colombia|Colombie|Kolombi|Kolombia
Costa Rica|Costa Rica|Kositarika|Kostarika
Cuba|Cuba|Kiba|Kuba
Cape Verde|Cap-Vert|Bisanga bya Kapevere|Cape Verde
Curaçao|Curaçao|Curaçao|Curacao
Christmas Island|Île Christmas|Île Christmas|Kisiwa cha Krismasi
Cyprus|Chypre|Sipele|Saiprasi
Czechia|Tchéquie|Shekia|Chechia
Germany|Allemagne|Alemani|Ujerumani
Djibouti|Djibouti|Dzibuti|Jibuti
Denmark|Danemark|Danemarike|Denmaki
Dominica|Dominique|Dominike|Dominika
Dominican Republic|République dominicaine|Repibiki ya Dominike|Jamhuri ya Dominika
Algeria|Algérie|Alizeri|Aljeria
Ecuador|Équateur|Ekwatele|Ecuador
Estonia|Estonie|Esitoni|Estonia
Egypt|Égypte|Ezipite|Misri
Western Sahara|Sahara occidental|Sahara occidental|Sahara Magharibi
Eritrea|Érythrée|Elitele|Eritrea
Spain|Espagne|Esipanye|Uhispania
Ethiopia|Éthiopie|Etsiopi|Ethiopia
Finland|Finlande|Filande|Ufini
Fiji|Fidji|Fidzi|Fiji
Falkland Islands|Îles Malouines|Bisanga bya Maluni|Visiwa vya Falkland
Micronesia|Micronésie|Mikronezi|Mikronesia
Faroe Islands|Îles Féroé|Îles Féroé|Visiwa vya Faroe
France|France|Falanse|Ufaransa
Gabon|Gabon|Gabo|Gabon
United Kingdom|Royaume-Uni|Angeletele|Ufalme wa Muungano
Grenada|Grenade|Gelenade|Grenada
Georgia|Géorgie|Zorzi|Jojia
French Guiana|Guyane française|Giyane ya Falanse|Guiana ya Ufaransa
Guernsey|Guernesey|Guernesey|Guernsey
Ghana|Ghana|Gana|Ghana
Gibraltar|Gibraltar|Zibatale|Gibraltar
Greenland|Groenland|Gowelande|Greenland
Gambia|Gambie|Gambi|Gambia
Guinea|Guinée|Gine|Gine
Guadeloupe|Guadeloupe|Gwadelupe|Guadeloupe
Equatorial Guinea|Guinée équatoriale|Ginekwatele|Guinea ya Ikweta
Greece|Grèce|Geleki|Ugiriki
South Georgia & South Sandwich Islands|Géorgie du Sud-et-les Îles Sandwich du Sud|Iles de Georgie du Sud et Sandwich du Sud|Visiwa vya Georgia Kusini na Sandwich Kusini
Guatemala|Guatemala|Gwatemala|Guatemala
Guam|Guam|Gwame|Guam
Guinea-Bissau|Guinée-Bissau|Ginebisau|Ginebisau
Guyana|Guyana|Giyane|Guyana
Hong Kong SAR China|R.A.S. chinoise de Hong Kong|R.A.S. chinoise de Hong Kong|Hong Kong SAR China
Honduras|Honduras|Ondurase|Honduras
Croatia|Croatie|Krowasi|Croatia
Haiti|Haïti|Ayiti|Haiti
Hungary|Hongrie|Ongili|Hungaria
Indonesia|Indonésie|Indonezi|Indonesia
Ireland|Irlande|Irelande|Ayalandi
Israel|Israël|Isirayele|Israeli
Isle of Man|Île de Man|Île de Man|Kisiwa cha Man
India|Inde|Inde|India
British Indian Ocean Territory|Territoire britannique de l’océan Indien|Territoire britannique de l’océan Indien|Eneo la Uingereza katika Bahari Hindi
Iraq|Irak|Iraki|Iraki
Iran|Iran|Ira|Iran
Iceland|Islande|Isilande|Aisilandi
Italy|Italie|Itali|Italia
Jersey|Jersey|Jersey|Jersey
Jamaica|Jamaïque|Zamaiki|Jamaika
Jordan|Jordanie|Zodani|Jordan
Japan|Japon|Zapo|Japani
Kenya|Kenya|Kenya|Kenya
Kyrgyzstan|Kirghizstan|Kigizisita|Kirigizistani
Cambodia|Cambodge|Kambodza|Kambodia
Kiribati|Kiribati|Kiribati|Kiribati
Comoros|Comores|Komore|Komoro
St. Kitts & Nevis|Saint-Christophe-et-Niévès|Santu kristofe mpe Neves|St. Kitts na Nevis
North Korea|Corée du Nord|Kore ya nordi|Korea Kaskazini
South Korea|Corée du Sud|Kore ya sudi|Korea Kusini
Kuwait|Koweït|Koweti|Kuwait
Cayman Islands|Îles Caïmans|Bisanga bya Kayima|Visiwa vya Cayman
Kazakhstan|Kazakhstan|Kazakisita|Kazakistani
Laos|Laos|Lawosi|Laos
Lebanon|Liban|Liba|Lebanon
St. Lucia|Sainte-Lucie|Santu lisi|St. Lucia
Liechtenstein|Liechtenstein|Lisheteni|Liechtenstein
Sri Lanka|Sri Lanka|Sirilanka|Sri Lanka
Liberia|Liberia|Liberiya|Liberia
Lesotho|Lesotho|Lesoto|Lesoto
Lithuania|Lituanie|Litwani|Lithuania
Luxembourg|Luxembourg|Likisambulu|Luxembourg
Latvia|Lettonie|Letoni|Latvia
Libya|Libye|Libi|Libya
Morocco|Maroc|Maroke|Morocco
Monaco|Monaco|Monako|Monaco
Moldova|Moldavie|Molidavi|Moldova
Montenegro|Monténégro|Montenegro|Montenegro
St. Martin|Saint-Martin|Saint-Martin|St. Martin
Madagascar|Madagascar|Madagasikari|Madagaska
Marshall Islands|Îles Marshall|Bisanga bya Marishale|Visiwa vya Marshall
North Macedonia|Macédoine du Nord|Macédoine du Nord|Masedonia ya Kaskazini
Mali|Mali|Mali|Mali
Myanmar (Burma)|Myanmar (Birmanie)|Birmanie|Myanmar (Burma)
Mongolia|Mongolie|Mongoli|Mongolia
Macao SAR China|R.A.S. chinoise de Macao|R.A.S. chinoise de Macao|Makau SAR China
Northern Mariana Islands|Îles Mariannes du Nord|Bisanga bya Mariane ya nordi|Visiwa vya Mariana vya Kaskazini
Martinique|Martinique|Martiniki|Martinique
Mauritania|Mauritanie|Moritani|Moritania
Montserrat|Montserrat|Mosera|Montserrat
Malta|Malte|Malite|Malta
Mauritius|Maurice|Morise|Morisi
Maldives|Maldives|Madive|Maldivi
Malawi|Malawi|Malawi|Malawi
Mexico|Mexique|Meksike|Meksiko
Malaysia|Malaisie|Malezi|Malesia
Mozambique|Mozambique|Mozambiki|Msumbiji
Namibia|Namibie|Namibi|Namibia
New Caledonia|Nouvelle-Calédonie|Kaledoni ya sika|New Caledonia
Niger|Niger|Nizere|Niger
Norfolk Island|Île Norfolk|Esanga Norfoke|Kisiwa cha Norfolk
Nigeria|Nigeria|Nizerya|Nigeria
Nicaragua|Nicaragua|Nikaragwa|Nikaragwa
Netherlands|Pays-Bas|Olande|Uholanzi
Norway|Norvège|Noriveze|Norway
Nepal|Népal|Nepale|Nepal
Nauru|Nauru|Nauru|Nauru
Niue|Niue|Nyue|Niue
New Zealand|Nouvelle-Zélande|Zelande ya sika|Nyuzilandi
Oman|Oman|Omane|Oman
Panama|Panama|Panama|Panama
Peru|Pérou|Peru|Peru
French Polynesia|Polynésie française|Polinezi ya Falanse|Polynesia ya Ufaransa
Papua New Guinea|Papouasie-Nouvelle-Guinée|Papwazi Gine ya sika|Papua New Guinea
Philippines|Philippines|Filipine|Ufilipino
Pakistan|Pakistan|Pakisita|Pakistani
Poland|Pologne|Poloni|Poland
St. Pierre & Miquelon|Saint-Pierre-et-Miquelon|Santu peteto mpe Mikelo|Santapierre na Miquelon
Pitcairn Islands|Îles Pitcairn|Pikairni|Visiwa vya Pitcairn
Puerto Rico|Porto Rico|Potoriko|Puerto Rico
Palestinian Territories|Territoires palestiniens|Palesine|Maeneo ya Palestina
Portugal|Portugal|Putulugesi|Ureno
Palau|Palaos|Palau|Palau
Paraguay|Paraguay|Palagwei|Paraguay
Qatar|Qatar|Katari|Qatar
Réunion|La Réunion|Lenyo|Reunion
Romania|Roumanie|Romani|Romania
Serbia|Serbie|Serbie|Serbia
Russia|Russie|Risi|Urusi
Saudi Arabia|Arabie saoudite|Alabi Sawudite|Saudia
Solomon Islands|Îles Salomon|Bisanga Solomo|Visiwa vya Solomon
Seychelles|Seychelles|Seshele|Ushelisheli
Sudan|Soudan|Suda|Sudan
Sweden|Suède|Swede|Uswidi
Singapore|Singapour|Singapure|Singapore
St. Helena|Sainte-Hélène|Santu eleni|St. Helena
Slovenia|Slovénie|Siloveni|Slovenia
Svalbard & Jan Mayen|Svalbard et Jan Mayen|Svalbard et Jan Mayen|Svalbard na Jan Mayen
Slovakia|Slovaquie|Silovaki|Slovakia
Sierra Leone|Sierra Leone|Siera Leone|Siera Leoni
San Marino|Saint-Marin|Santu Marine|San Marino
Senegal|Sénégal|Senegale|Senegali
Somalia|Somalie|Somali|Somalia
Suriname|Suriname|Suriname|Suriname
São Tomé & Príncipe|Sao Tomé-et-Principe|Sao Tome mpe Presipe|Sao Tome na Principe
El Salvador|Salvador|Savadore|El Salvador
Sint Maarten|Saint-Martin (partie néerlandaise)|Saint-Martin (partie néerlandaise)|Sint Maarten
Syria|Syrie|Siri|Syria
Eswatini|Eswatini|Swazilandi|Eswatini
Turks & Caicos Islands|Îles Turques-et-Caïques|Bisanga bya Turki mpe Kaiko|Visiwa vya Turks na Caicos
Chad|Tchad|Tsadi|Chad
Togo|Togo|Togo|Togo
Thailand|Thaïlande|Tailande|Tailandi
Tajikistan|Tadjikistan|Tazikisita|Tajikistani
Tokelau|Tokelau|Tokelau|Tokelau
Timor-Leste|Timor oriental|Timore ya Moniele|Timor-Leste
Turkmenistan|Turkménistan|Tikemenisita|Turkmenistan
Tunisia|Tunisie|Tinizi|Tunisia
Tonga|Tonga|Tonga|Tonga
Türkiye|Turquie|Tiliki|Uturuki
Trinidad & Tobago|Trinité-et-Tobago|Tinidade mpe Tobago|Trinidad na Tobago
Tuvalu|Tuvalu|Tuvalu|Tuvalu
Taiwan|Taïwan|Taiwanin|Taiwan
Ukraine|Ukraine|Ikreni|Ukraine
United States|États-Unis|Ameriki|Marekani
Uruguay|Uruguay|Irigwei|Uruguay
Uzbekistan|Ouzbékistan|Uzibekisita|Uzibekistani
Vatican City|État de la Cité du Vatican|Vatika|Mji wa Vatican
St. Vincent & Grenadines|Saint-Vincent-et-les Grenadines|Santu vesa mpe Gelenadine|St. Vincent na Grenadines
Venezuela|Venezuela|Venezuela|Venezuela
British Virgin Islands|Îles Vierges britanniques|Bisanga bya Vierzi ya Angeletele|Visiwa vya Virgin, Uingereza
U.S. Virgin Islands|Îles Vierges des États-Unis|Bisanga bya Vierzi ya Ameriki|Visiwa vya Virgin, Marekani
Vietnam|Viêt Nam|Viyetiname|Vietnamu
Vanuatu|Vanuatu|Vanuatu|Vanuatu
Wallis & Futuna|Wallis-et-Futuna|Walise mpe Futuna|Wallis na Futuna
Samoa|Samoa|Samoa|Samoa
Kosovo|Kosovo|Kosovo|Kosovo
Yemen|Yémen|Yemene|Yemeni
Mayotte|Mayotte|Mayote|Mayotte
South Africa|Afrique du Sud|Afrika ya Sudi|Afrika Kusini
Zimbabwe|Zimbabwe|Zimbabwe|Zimbabwe
`;
