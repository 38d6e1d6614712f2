import sharp from 'sharp'

const made = new Map<string, Promise<Buffer>>()

function draw(number: number, width: number): Promise<Buffer> {
  const height = Math.round((width * 2) / 3)
  const hue = (number * 47) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="${width}" height="${height}">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue},60%,80%)"/><stop offset="1" stop-color="hsl(${hue},50%,40%)"/></linearGradient>
    <rect width="480" height="320" fill="url(#sky)"/>
    <circle cx="${60 + ((number * 83) % 360)}" cy="90" r="40" fill="hsl(${(hue + 180) % 360},70%,70%)"/>
    <path d="M0 230q60-40 120 0t120 0 120 0 120 0v90H0z" fill="hsl(${hue + 30},40%,30%)"/>
  </svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer()
}

/** A picture that differs from the others: `12-1600.webp` is the twelfth, 1,600 pixels wide, in 3:2. */
export function picture(name: string): Promise<Buffer> {
  const [number = 0, width = 480] = name.split(/\D+/).map(Number)
  const drawn = made.get(name) ?? draw(number, width)
  made.set(name, drawn)
  return drawn
}
