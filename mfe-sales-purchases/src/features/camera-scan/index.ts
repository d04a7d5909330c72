/** Scanning with the camera of a telephone or a tablet. */
export { CameraButton } from './camera-button.tsx'
