import { slides } from '../../ui/slides/slides.ts'
import { slidesAttributes } from '../../ui/slides/slides-attributes.ts'

export const carouselAttributes = slidesAttributes({ interval: '3000', speed: '500' })

/** Things one beside the other, of which some are seen (SLIDE-01). */
export const carousel = slides(carouselAttributes)
