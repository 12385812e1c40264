import { Disclosure, DisclosureGroup } from '@nzete/ui/Disclosure';
import { DonationOption, type DonationOptionProps } from '@nzete/ui/DonationOption';
import { PageHead } from '@nzete/ui/PageHead';
import { Section } from '@nzete/ui/Section';
import { Text } from '@nzete/ui/Text';

interface DonatePageProps {
  title: string;
  description: string;
  /** The heading above the ways to give. */
  waysTitle: string;
  ways: (Pick<DonationOptionProps, 'description' | 'details' | 'isSample'> & { id: string; title: string })[];
  questionsTitle: string;
  questions: { id: string; question: string; answer: string }[];
}

/** A page with the ways to give, each with numbers to copy, and the questions of donors. */
export function DonatePage({ title, description, waysTitle, ways, questionsTitle, questions }: DonatePageProps) {
  return (
    <>
      <PageHead title={title} description={description} />
      <Section title={waysTitle}>
        <DisclosureGroup>
          {ways.map(({ id, ...way }) => (
            <DonationOption key={id} id={id} headingLevel={3} {...way} />
          ))}
        </DisclosureGroup>
      </Section>
      <Section title={questionsTitle} tone="sunk">
        <DisclosureGroup>
          {questions.map(({ id, question, answer }) => (
            <Disclosure key={id} id={id} title={question}>
              <Text>{answer}</Text>
            </Disclosure>
          ))}
        </DisclosureGroup>
      </Section>
    </>
  );
}
