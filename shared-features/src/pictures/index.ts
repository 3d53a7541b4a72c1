export { PicturesLost, usePictureDraft, type PictureDraft } from './picture-draft';
