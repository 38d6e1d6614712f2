/** Elements that ship in one file: slides. */
export * from '../carousel.ts'
export * from '../home-slider.ts'
export * from '../slideshow.ts'
