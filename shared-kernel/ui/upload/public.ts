export { UploadField } from './lazy-upload-field'
export type { UploadFieldProps } from './upload-field'
export { fileSize } from './file-size'
