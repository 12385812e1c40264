import { defineMessages, type NoMessageValues } from 'react-intl';

type Value = { value: string };

/** What is wrong with a way to give, by the kind of the problem; to be read after the place. */
export const accountProblemMessages = defineMessages<{
  sampleOrOpen: NoMessageValues;
  sampleText: NoMessageValues;
  sampleNotice: Value;
  oneValue: NoMessageValues;
  openSample: Value;
  noAccount: NoMessageValues;
  accountForm: NoMessageValues;
  bicForm: NoMessageValues;
  emailForm: NoMessageValues;
  phoneForm: NoMessageValues;
  noNetwork: Value;
  walletForm: Value;
}>({
  sampleOrOpen: {
    id: 'site.staffContent.problem.sampleOrOpen',
    defaultMessage: 'must be marked either as a sample or, if gifts arrive there, as open',
    description: 'After the name of an item of a list',
  },
  sampleText: {
    id: 'site.staffContent.problem.sampleText',
    defaultMessage: 'must be a text in every language while it is a sample, not an account',
    description: 'After the name of a field',
  },
  sampleNotice: {
    id: 'site.staffContent.problem.sampleNotice',
    defaultMessage: 'must say “{value}” while it is a sample',
    description: 'After the name of a field. {value}: words in the language of the field',
  },
  oneValue: {
    id: 'site.staffContent.problem.oneValue',
    defaultMessage: 'must be one value for every language once it is open',
    description: 'After the name of a field',
  },
  openSample: {
    id: 'site.staffContent.problem.openSample',
    defaultMessage: 'is open with the sample {value}: write the real one',
    description: 'After the name of a field',
  },
  noAccount: {
    id: 'site.staffContent.problem.noAccount',
    defaultMessage: 'has no account to send gifts to, which it needs once it is open',
    description: 'After the name of a list',
  },
  accountForm: {
    id: 'site.staffContent.problem.accountForm',
    defaultMessage: 'is not an account number: an IBAN with its checksum, or 8 to 30 digits',
    description: 'After the name of a field',
  },
  bicForm: {
    id: 'site.staffContent.problem.bicForm',
    defaultMessage: 'is not a SWIFT code of 8 or 11 characters',
    description: 'After the name of a field',
  },
  emailForm: {
    id: 'site.staffContent.problem.emailForm',
    defaultMessage: 'is not an e-mail address',
    description: 'After the name of a field',
  },
  phoneForm: {
    id: 'site.staffContent.problem.phoneForm',
    defaultMessage: 'is not a phone number with its country, such as +243 8…',
    description: 'After the name of a field',
  },
  noNetwork: {
    id: 'site.staffContent.problem.noNetwork',
    defaultMessage: 'cannot be checked: the name must end with its network, one of {value}, in brackets',
    description: 'After the name of a field. {value}: a list of names',
  },
  walletForm: {
    id: 'site.staffContent.problem.walletForm',
    defaultMessage: 'is not an address of {value}: its checksum is wrong. Copy it from the wallet again',
    description: 'After the name of a field. {value}: a network, such as Bitcoin',
  },
});
