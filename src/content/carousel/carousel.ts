import { slidesAttributes } from '../../ui/slides/slides-attributes.ts'

/** Things one beside the other, of which some are seen (SLIDE-01). */
export const carouselAttributes = slidesAttributes({ interval: '3000', speed: '500' })
