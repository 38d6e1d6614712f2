import type { Drawing } from './pictures.ts'

function landscape(number: number): string {
  const hue = (number * 47) % 360
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="1600" height="1067">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue},60%,80%)"/><stop offset="1" stop-color="hsl(${hue},50%,40%)"/></linearGradient>
    <rect width="480" height="320" fill="url(#sky)"/>
    <circle cx="${60 + ((number * 83) % 360)}" cy="90" r="40" fill="hsl(${(hue + 180) % 360},70%,70%)"/>
    <path d="M0 230q60-40 120 0t120 0 120 0 120 0v90H0z" fill="hsl(${hue + 30},40%,30%)"/>
  </svg>`
}

/** What the measured pages show: pictures that differ, small and large, in 3:2. */
export const benchDrawings: Drawing[] = Array.from({ length: 20 }, (_, number) => ({
  svg: landscape(number),
  files: [240, 1600].map((width) => ({ file: `test/bench/pictures/${number}-${width}.webp`, width })),
}))
