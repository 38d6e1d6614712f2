/** How often an image that fails is asked for again, and after how long, in ms (LBX-05). */
export const retries = { count: 3, delay: 500 }

function wait(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delay)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

function once(image: HTMLImageElement, src: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController()
    const end = (loaded: boolean) => {
      ended.abort()
      resolve(loaded)
    }
    const options = { signal: ended.signal }
    image.addEventListener('load', () => end(true), options)
    image.addEventListener('error', () => end(false), options)
    signal.addEventListener(
      'abort',
      () => {
        ended.abort()
        image.removeAttribute('src')
        reject(signal.reason)
      },
      options,
    )
    // WebKit takes the same address again for the failure that it knows.
    image.removeAttribute('src')
    image.src = src
  })
}

/**
 * Loads an image, and asks for it again at the very same address when it fails (LBX-05).
 *
 * @returns false when the last try failed too.
 * @throws the signal's reason when it is aborted; the request is given up.
 */
export async function loadImage(
  image: HTMLImageElement,
  src: string,
  signal: AbortSignal,
  { count, delay } = retries,
): Promise<boolean> {
  signal.throwIfAborted()
  for (let failures = 0; ; failures++) {
    if (await once(image, src, signal)) return true
    if (failures === count) return false
    await wait(delay, signal)
  }
}
