export { EventDialog, type EventDialogProps } from './event-dialog';
export { EventEditor, type EventEditorProps } from './event-editor';
