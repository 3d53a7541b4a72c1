export { GuidelinesLink } from './guidelines-link';
export { reasonWithField, Refusal, type RefusalProps } from './refusal';
export { useFormProblems, type FormProblems } from './use-form-problems';
export { useForm, type FieldWires, type Form, type FormSettings, type Texts } from './use-form';
export { FormFrame, type FormFrameProps } from './form-frame';
