import type { Words } from './words.ts';

/** Kiswahili, as in Congo and as in the schoolbooks. */
export const sw: Words = {
  small:
    'ni wa kwa za cha vya katika je gani hali leo sasa kuna mna nina ninaweza naweza unaweza mimi wewe sisi ninyi nyinyi yeye yetu yenu yako yangu zenu wenu kuhusu mkoa mikoa jimbo majimbo mji miji iko ipi yupi vipi jinsi ngapi mangapi mingapi wangapi kama lakini pia hii hiyo hivi huu nataka ningependa niambie tafadhali kwamba ili kuwa kutoka hapa huko sana tu bado kiasi bure mtandaoni mko mpo wako wote yote zote ambayo ambao kila bila baada kabla mbona nani huyo wenye lini iwe saa siku mahali nchi wastani',
  shared: 'ok na ya wapi nini nani si la dr drc rdc congo kongo',
  own: 'msitu misitu mti miti maji wanyama wanyamapori mnyama madini watoto shule kijiji vijana watu ardhi ahsante nakupenda ukame mpumbavu mafuriko tembo dunia chakula nyumba mungu rafiki ndiyo hapana volkano',
  forms:
    /^(?:ni|na|u|a|tu|m|wa|i|zi|ya|ki|vi|li|ku|pa|ha)(?:na|li|ta|me|nge|ka|ku|si|wa)\p{L}{2,}[aei]$|^ku\p{L}{3,}[aeiu]$|\p{L}{3}(?:ini|ani|eni|sha|aji|isho)$|^(?:ch|sh|ny|mw|kw|dh|gh|kh|vy|zi)\p{L}+[aeiou]$|aa|uu/u,
  topics: {
    greeting:
      'habari, habari gani, habari yako, habari zenu, jambo, hujambo, hamjambo, mambo, shikamoo, salamu, habari za asubuhi',
    thanks: 'asante, asante sana, asante mno, asanteni, aksanti, shukrani, nashukuru',
    identity:
      'wewe ni nani, wewe ni nini, u nani, wewe ni roboti, wewe ni mtu, wewe ni binadamu, jina lako, unaweza kufanya nini, unafanyaje kazi, akili bandia, akili mnemba, maagizo yako, maelekezo yako, modeli gani, wewe ni modeli, nenosiri, maagizo yote',
    forecast:
      'kesho, keshokutwa, wiki ijayo, juma lijalo, mwezi ujao, mwaka ujao, siku zijazo, utabiri, tabiri*, kutabiri, itanyesha, itakuwa, kutakuwa, itanyeshaje, mwaka 2030, mwaka 2050',
    alerts: 'tahadhari, onyo, maonyo, hatari, hatarini, dharura',
    compare: 'linganisha, kulinganisha, tofauti, kati ya, kuliko, au',
    population: 'idadi ya watu, wakazi, wakaaji, watu wangapi wanaishi, wanaishi watu wangapi',
    heat: 'joto, moto sana',
    cold: 'baridi, ubaridi',
    wind: 'upepo, pepo',
    cleanAir: 'hewa safi, hewa bora, hewa nzuri, ubora wa hewa zaidi, ubora mzuri wa hewa, hewa safi zaidi',
    dirtyAir: 'hewa chafu, hewa mbaya, uchafuzi, uchafuzi wa hewa, hewa iliyochafuka',
    air: 'ubora wa hewa, hewa, kupumua, uchafuzi wa hewa',
    humidity: 'unyevu*, unyevunyevu',
    rain: 'mvua, inanyesha, itanyesha, itanyeshaje, kunanyesha, dhoruba, mwavuli, mvua kubwa, mvua nyingi',
    visibility: 'mwonekano, ukungu, kuona mbali',
    weather: 'hali ya hewa, halijoto, hali ya hewa nzuri, joto, nyuzi, data za tabianchi, jua, mawingu, hali ya anga',
    advice: 'ushauri, shauri, mapendekezo, pendekeza, tufanye nini, wafanye nini, kujikinga, jikinga',
    trend:
      'mwelekeo, mwenendo, siku zilizopita, wiki iliyopita, juma lililopita, siku 7 zilizopita, siku saba zilizopita, wiki hii',
    most: 'zaidi, kabisa, kubwa zaidi, kuliko zote, kuliko yote, mkali, kali, bora, mbaya, juu kabisa',
    least: 'kidogo, kidogo zaidi, chini kabisa, chini zaidi',
    where: 'wapi, jimbo gani, mkoa gani, mji gani, jimbo lipi, mkoa upi, mji upi, majimbo gani, mikoa gani',
    donate:
      'changia*, kuchangia, mchango, michango, kutoa pesa, kutoa fedha, kutuma pesa, kutuma fedha, benki, msaada wa pesa, sadaka',
    volunteer:
      'jitolee, kujitolea, najitolea, wanaojitolea, wajitoleaji, mjitoleaji, kujiunga, jiunge, kusaidia, kuwasaidia, ajira, nafasi ya kazi, nafasi za kazi, kupata kazi, nipate kazi, kazi kwenu, nisaidie vipi, nawezaje kusaidia',
    partner: 'mshirika, washirika, ushirikiano, ubia, mbia, wabia, kushirikiana, wafadhili',
    courses:
      'kozi, masomo, somo, mafunzo, kujifunza, najifunza, darasa, madarasa, kusoma, kufundisha, ujuzi wa kidijitali',
    impact:
      'matokeo, miti mingapi, watu wangapi, visima vingapi, mlipanda, mmepanda, takwimu, mafanikio, wajitoleaji wangapi, wajitoleaji ni wangapi',
    contact:
      'wasiliana, kuwasiliana, mawasiliano, simu, barua pepe, anwani, nambari, namba, kuwapigia, kuwaandikia, ofisi',
    programs:
      'programu, mradi, miradi, mipango, shughuli, mnafanya nini, kazi yenu, kazi zenu, hufanya nini, inafanya nini, mnafanya kazi gani',
    about:
      'taasisi, shirika, nzete ni nini, ilianzishwa, mlianza, historia yenu, historia, hadithi yenu, kuhusu ninyi, dhamira, maadili',
    reach: 'mnafanya kazi wapi, mnafanya kazi katika, mko wapi, mpo wapi, majimbo gani mnafanya kazi',
    team: 'timu, viongozi, kiongozi, mwanzilishi, waanzilishi, mkurugenzi, wafanyakazi',
    yesterday: 'jana',
    past: 'juzi, mwezi uliopita, mwaka uliopita, mwaka jana, usiku wa jana, mwaka 19*, mwaka 200*, mwaka 201*',
    capital: 'mji mkuu, mji mkuu wa, makao makuu',
    pay: 'kulipa, ninalipa, nalipa, nitalipa, nilipe, malipo, kadi ya benki',
    reports:
      'ripoti ya mwezi, ripoti za mwezi, ripoti ya kila mwezi, ripoti za kila mwezi, ripoti, ripoti ya mwisho, ripoti ngapi, taarifa za mwezi',
    privacy:
      'taarifa zangu, taarifa binafsi, taarifa zangu binafsi, data zangu, data yangu, faragha, futa taarifa*, kufuta taarifa*, futa data, kufuta data, maelezo yangu',
    newsletter: 'jarida, kujisajili, jisajili, kujiandikisha kwa habari, habari kwa barua pepe',
    speaks: 'unazungumza, unaongea, unasema kiswahili, mnazungumza, lugha gani, lugha zipi, unajua kiswahili',
    source:
      'data ni za kweli, data hii ni ya kweli, data hizi ni za kweli, ni za kweli, ni ya kweli, data zinatoka wapi, data inatoka wapi, vipimo vinatoka wapi, chanzo cha data, vyanzo vya data',
    raised: 'pesa ngapi, fedha ngapi, kiasi gani cha pesa, bajeti',
  },
};
