export { AlertDialog, type AlertDialogProps } from './alert-dialog';
export { confirm, type Question } from './confirm';
export { Dialog, type DialogProps } from './dialog';
export { useFocusAfter } from './use-focus-after';
