import { AnalysisGenerator } from '@nzete/ui/AnalysisGenerator';
import { ReportList } from '@nzete/ui/ReportList';
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
        <h2 id="ai-insights" className="nz:type-h1">
          <FormattedMessage {...texts.title} />
        </h2>
        <p className="nz:max-w-measure nz:text-text-2">
          <FormattedMessage {...texts.lead} />
        </p>
      </div>
      <div className="nz:grid nz:gap-x-16 nz:gap-y-12 nz:lg:grid-cols-[7fr_5fr]">
        {/* The padding makes room for the outer thread, which the section would clip. */}
        <div className="nz:min-w-0 nz:p-1.5">
          <AssistantChat references={references} />
        </div>
        <div className="nz:grid nz:min-w-0 nz:content-start nz:gap-10">
          <div className="nz:grid nz:gap-5 nz:border-primary nz:border-t-4 nz:pt-5">
            <h3 className="nz:type-h3">
              <FormattedMessage {...texts.analysis} />
            </h3>
            <AnalysisGenerator
              isGenerating={isGenerating}
              onGenerate={generate}
              onMessage={notify}
              intent="analysis"
              unsent={answer?.values.query}
            />
          </div>
          <ReportList reports={[...reports, ...posted]} references={references} />
        </div>
      </div>
    </section>
  );
}
