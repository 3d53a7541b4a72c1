export { Checkbox, Choice, Select } from './choices';
export { Counter, type CounterProps, TextArea } from './text-area';
export { FieldError, FieldFrame, type FieldProps, useField, useFocusWrong } from './field';
export { DraftNote, NewTabLink, PicturesAgain } from './notes';
export { PasswordField, TextField } from './text-field';
export { ReasonForm, type ReasonFormProps } from './reason-form';
