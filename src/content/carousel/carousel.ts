import { slidesAttributes } from '../../ui/slides/slides-attributes.ts'

/** Slides beside each other, some of which are visible at a time (SLIDE-01). */
export const carouselAttributes = slidesAttributes({ interval: '3000', speed: '500' })
