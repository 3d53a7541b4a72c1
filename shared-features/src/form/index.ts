export { GuidelinesLink, reasonWithField, Refusal } from './refusal';
export { useForm, type FieldWires, type Form, type FormSettings, type Texts } from './use-form';
export { FormFrame } from './form-frame';
export { RefusalBox, useRefusal } from './use-refusal';
