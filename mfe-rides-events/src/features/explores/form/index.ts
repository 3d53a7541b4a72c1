export { ExploreDialog, type ExploreDialogProps } from './explore-dialog';
export { ExploreEditor, type ExploreEditorProps } from './explore-editor';
