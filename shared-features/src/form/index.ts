export { GuidelinesLink } from './guidelines-link';
export { reasonWithField, Refusal } from './refusal';
export { useFormProblems } from './use-form-problems';
export { useForm, type FieldWires, type Form, type FormSettings, type Texts } from './use-form';
export { FormFrame } from './form-frame';
