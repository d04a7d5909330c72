/** In which sizes a photo is kept: the most pixels of its longer side. */
export const PHOTO_SIDES = { thumbnail: 112, tile: 320, full: 1600 } as const
export type PhotoSize = keyof typeof PHOTO_SIDES

/** Where a photo is fetched in one of its sizes, from the address that the API gives of it. */
export function photoAddress(photo: string, size: PhotoSize): string {
  return `${photo}/${size}`
}
