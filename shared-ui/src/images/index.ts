export {
  compressImage,
  ImageProblem,
  LARGEST_BYTES,
  LONGEST_SIDE_PX,
  PICTURE_TYPES,
} from './compress-image';
export { ImagePicker, type ImagePickerProps } from './image-picker';
export { ImageViewer, type ImageViewerProps } from './image-viewer';
export { Picture, type PictureProps } from './picture';
export { Thumbnails, type ThumbnailsProps } from './thumbnails';
export type { Dropped, PickedImage } from './types';
export { imageName, type ViewImage } from './view-image';
