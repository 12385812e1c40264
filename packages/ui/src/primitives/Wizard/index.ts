export {
  useWizard,
  type WizardControl,
  type WizardNavigation,
  type WizardReason,
} from './useWizardSteps.ts';
export { Wizard, type WizardPosting, type WizardProps, type WizardStep } from './Wizard.tsx';
