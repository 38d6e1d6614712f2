/** How often a failed image is loaded again, and after how many milliseconds (LBX-05). */
const retries = { count: 3, delay: 500 }

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
    // WebKit would otherwise report the same failure again without a request.
    image.removeAttribute('src')
    image.src = src
  })
}

/**
 * Loads an image, and retries the very same address if it fails (LBX-05).
 *
 * @returns false if the last try failed too.
 * @throws the signal's reason if it aborts, which also cancels the request.
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
