import type { Topic } from './words.ts';

/** Names that are the same in every language, by topic: they say nothing about the language. */
export const names: Partial<Record<Topic, string>> = {
  identity: 'chatgpt, gpt*, llm, chatbot',
  donate:
    'paypal, bitcoin, ethereum, crypto*, iban, swift, mobile money, m pesa, mpesa, airtel money, orange money, afrimoney, western union, visa, mastercard',
  partner: 'kyc',
  privacy: 'gdpr, rgpd',
  newsletter: 'newsletter*',
};
