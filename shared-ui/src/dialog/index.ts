export { AlertDialog, confirm, type Question } from './alert-dialog';
export { Dialog, type DialogProps, useFocusAfter } from './dialog';
