import { isTexts } from '../../content-files/localise.ts';
import { isSampleValue } from '../../content-files/samples.ts';
import { type Lang, type WrittenTexts, writtenLanguages } from '../../text/languages.ts';
import { cryptoAddresses } from '../resources/crypto-addresses.ts';
import { donationMethods } from '../resources/donation-methods.ts';
import { accountForms } from './account-forms.ts';
import { type Finding, ruleFor } from './rule.ts';
import { knownNetworks, networkOf } from './wallet-forms.ts';

/** What the values of a sample say; a sample never has the value of an account. */
const notice: Record<Lang, string> = {
  en: 'send nothing',
  fr: 'n’envoyez rien',
  ln: 'kotinda eloko te',
  sw: 'usitume chochote',
};

type Value = string | WrittenTexts;
type Kind = keyof typeof accountForms;

interface State {
  sample?: boolean;
  open?: boolean;
}

interface Method extends State {
  id: 'bank-transfer' | 'paypal' | 'mobile-money';
  details: { value: Value; kind?: Kind }[];
}

interface Wallet extends State {
  name: string;
  address: Value;
}

/** What a donor needs at least, so that it is checked. */
const needed: Record<Method['id'], Kind> = { 'bank-transfer': 'account', paypal: 'email', 'mobile-money': 'phone' };

function stateProblem({ sample, open }: State, place: string): Finding[] {
  if ((sample === true) !== (open === true)) return [];
  const what = 'must be either "sample": true or, if gifts arrive there, "open": true';
  return [{ place, what, code: 'sampleOrOpen' }];
}

function sampleProblems(value: Value, place: string): Finding[] {
  if (!isTexts(value)) {
    const what = 'must be a text by language while it is a sample, not the value of an account';
    return [{ place, what, code: 'sampleText' }];
  }
  return writtenLanguages(value)
    .filter((lang) => !value[lang]?.includes(notice[lang]))
    .map((lang) => ({
      place: `${place}/${lang}`,
      what: `must say "${notice[lang]}" while it is a sample`,
      code: 'sampleNotice',
      value: notice[lang],
    }));
}

type Fault = Omit<Finding, 'place'>;

/** Problems of a value that donors use; `check` returns what is wrong with it. */
function valueProblems(
  { open }: State,
  value: Value,
  place: string,
  check: (value: string) => Fault | undefined,
): Finding[] {
  if (open !== true) return sampleProblems(value, place);
  if (isTexts(value)) {
    return [{ place, what: 'must be one value for every language once it is open', code: 'oneValue' }];
  }
  const fault = isSampleValue(value)
    ? { what: `is open with the sample ${value}`, code: 'openSample', value }
    : check(value);
  return fault ? [{ place, ...fault }] : [];
}

function methodProblems(method: Method, place: string): Finding[] {
  const kind = needed[method.id];
  const isMissing = method.open === true && !method.details.some((detail) => detail.kind === kind);
  return [
    ...stateProblem(method, place),
    ...(isMissing
      ? [
          {
            place: `${place}/details`,
            what: `must have a detail of the kind "${kind}" once it is open`,
            code: 'noAccount',
          },
        ]
      : []),
    ...method.details.flatMap(({ value, kind }, index) =>
      valueProblems(method, value, `${place}/details/${index}/value`, (text) =>
        kind === undefined || accountForms[kind].matches(text)
          ? undefined
          : { what: `is not ${accountForms[kind].name}`, code: `${kind}Form` },
      ),
    ),
  ];
}

/** Money sent to a mistyped address is lost, so checksums are verified. */
function addressProblem(name: string, address: string): Fault | undefined {
  const network = networkOf(name);
  if (!network) {
    const what = `cannot be checked: the name must end with its network, one of ${knownNetworks}, in brackets`;
    return { what, code: 'noNetwork', value: knownNetworks };
  }
  if (network.matches(address)) return undefined;
  const what = `is not a ${network.name} address: its checksum is wrong. Copy it from the wallet again`;
  return { what, code: 'walletForm', value: network.name };
}

const walletProblems = (wallet: Wallet, place: string): Finding[] => [
  ...stateProblem(wallet, place),
  ...valueProblems(wallet, wallet.address, `${place}/address`, (address) => addressProblem(wallet.name, address)),
];

/** Methods and wallets are samples that name no account, or open with values that are right. */
export const donationRules = [
  ruleFor<Method[]>(donationMethods, (all) => all.flatMap((method, index) => methodProblems(method, `/${index}`))),
  ruleFor<Wallet[]>(cryptoAddresses, (all) => all.flatMap((wallet, index) => walletProblems(wallet, `/${index}`))),
];
