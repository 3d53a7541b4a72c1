export { CabDialog, type CabDialogProps } from './cab-dialog';
export { CabEditor, type CabEditorProps } from './cab-editor';
