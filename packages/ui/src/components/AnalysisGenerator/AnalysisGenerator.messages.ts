import { defineMessages } from 'react-intl';

export const analysisGeneratorMessages = defineMessages({
  label: {
    id: 'ui.AnalysisGenerator.label',
    defaultMessage: 'What would you like me to analyze?',
    description: 'Above the box for the subject of a report',
  },
  hint: {
    id: 'ui.AnalysisGenerator.hint',
    defaultMessage: 'For example: which provinces have the worst air?',
    description: 'Below the box for the subject of a report',
  },
  generate: {
    id: 'ui.AnalysisGenerator.generate',
    defaultMessage: 'Generate analysis',
    description: 'Button that generates a report',
  },
  generating: {
    id: 'ui.AnalysisGenerator.generating',
    defaultMessage: 'Generating analysis…',
    description: 'On the button while the report is being generated',
  },
  required: {
    id: 'ui.AnalysisGenerator.required',
    defaultMessage: 'Query Required',
    description: 'Title of a message: the box was empty',
  },
  requiredText: {
    id: 'ui.AnalysisGenerator.requiredText',
    defaultMessage: 'Please enter a climate-related question for professional AI analysis',
    description: 'Text of a message: the box was empty',
  },
});
