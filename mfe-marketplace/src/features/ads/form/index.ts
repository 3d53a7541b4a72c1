export { AdDialog, type AdDialogProps } from './ad-dialog';
export { AdEditor, type AdEditorProps } from './ad-editor';
