import { AnalysisGenerator } from '@nzete/ui/AnalysisGenerator';
import { Heading } from '@nzete/ui/Heading';
import { ReportList } from '@nzete/ui/ReportList';
import { Text } from '@nzete/ui/Text';
import { FormattedMessage } from 'react-intl';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { useFormAnswer } from '../../shared/formAnswer.ts';
import { AssistantChat } from './AssistantChat.tsx';
import { assistantMessages as texts } from './assistant.messages.ts';
import type { AnalysisAnswered } from './question.ts';
import { useAnalysis } from './useAnalysis.ts';
import { useProvinceReferences } from './useProvinceReferences.ts';

/** The tab of the assistant: the conversation, and reports on request. */
export default function AssistantPanel() {
  const notify = useNotify();
  const references = useProvinceReferences();
  const { reports, isGenerating, generate } = useAnalysis();
  const answer = useFormAnswer<{ query: string }, AnalysisAnswered>('analysis');
  const answered = answer?.outcome;
  const posted = answered && 'reply' in answered ? [answered.reply] : [];
  return (
    <section aria-labelledby="ai-insights" className="nz:grid nz:gap-8">
      <div className="nz:grid nz:gap-x-16 nz:gap-y-3 nz:lg:grid-cols-[7fr_5fr] nz:lg:items-end">
        <Heading id="ai-insights" size="xl">
          <FormattedMessage {...texts.title} />
        </Heading>
        <Text tone="soft" className="nz:max-w-measure">
          <FormattedMessage {...texts.lead} />
        </Text>
      </div>
      <div className="nz:grid nz:gap-x-16 nz:gap-y-12 nz:lg:grid-cols-[7fr_5fr]">
        {/* Room for the outer thread, which the section would clip. */}
        <div className="nz:m-1.5 nz:min-w-0">
          <AssistantChat references={references} />
        </div>
        <div className="nz:grid nz:min-w-0 nz:content-start nz:gap-10">
          <AnalysisGenerator
            title={<FormattedMessage {...texts.analysis} />}
            isGenerating={isGenerating}
            onGenerate={generate}
            onMessage={notify}
            intent="analysis"
            unsent={answer?.values.query}
          />
          <ReportList reports={[...reports, ...posted]} references={references} />
        </div>
      </div>
    </section>
  );
}
