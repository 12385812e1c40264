export {
  useWizard,
  type WizardControl,
  type WizardNavigation,
  type WizardReason,
} from './useWizardSteps.ts';
export { Wizard, type WizardProps, type WizardStep } from './Wizard.tsx';
