const WIDEST = 1440
const QUALITY = 0.7

/** Whether this browser can take a picture of its own screen. */
export const canCapture = () => 'mediaDevices' in navigator && 'getDisplayMedia' in navigator.mediaDevices

/** A picture of the screen, as a data address; the browser asks whether it may. */
export async function capture(): Promise<string> {
  // The page itself is offered first, where the browser knows that wish.
  const wish = { video: true, preferCurrentTab: true } as DisplayMediaStreamOptions
  const stream = await navigator.mediaDevices.getDisplayMedia(wish)
  try {
    const video = document.createElement('video')
    video.srcObject = stream
    video.muted = true
    await video.play()
    return drawn(video, video.videoWidth, video.videoHeight)
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

/** A picture that somebody chose from their files. */
export async function pictureIn(file: File): Promise<string> {
  const image = await createImageBitmap(file)
  return drawn(image, image.width, image.height)
}

function drawn(source: CanvasImageSource, width: number, height: number): string {
  const scale = Math.min(1, WIDEST / width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', QUALITY)
}
