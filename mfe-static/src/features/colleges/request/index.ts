export { RequestDialog, type RequestDialogProps } from './request-dialog';
