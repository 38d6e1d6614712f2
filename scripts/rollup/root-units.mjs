const lengths = /--flx-rem:[^;}]*|@(media|container)[^{]*|(?<![\w.-])(-?\d*\.?\d+)rem\b/g
const inPrelude = /((?:\d+\.)?\d+)rem\b/g

/**
 * A theme may make `1rem` small (Bootstrap 3: 10 px): lengths are counted in `--flx-rem`, which follows the page's root
 * and never shrinks below 16 px. A condition on a container knows no property; that of a media query is the visitor's own
 * text size already.
 */
export function withRootUnits(css) {
  return css.replace(lengths, (whole, rule, count) => {
    if (count !== undefined) return `calc(${count} * var(--flx-rem))`
    return rule === 'container' ? whole.replace(inPrelude, (_, number) => `${number * 16}px`) : whole
  })
}
