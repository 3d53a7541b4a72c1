export {
  compressImage,
  ImageProblem,
  LARGEST_BYTES,
  LONGEST_SIDE_PX,
  PICTURE_TYPES,
} from './compress-image';
export { ImagePicker } from './image-picker';
export { ImageViewer } from './image-viewer';
export { Picture, Thumbnails } from './thumbnails';
export type { PickedImage } from './use-intake';
export { imageName, type ViewImage } from './view-image';
