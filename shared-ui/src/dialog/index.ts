export { AlertDialog, confirm, type Question } from './alert-dialog';
export { Dialog, type DialogProps, FormDialog, useFocusAfter } from './dialog';
