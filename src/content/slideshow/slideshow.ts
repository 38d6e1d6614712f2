import { slidesAttributes } from '../../ui/slides/slides-attributes.ts'

/** Pictures that follow each other by themselves (SLIDE-03). */
export const slideshowAttributes = slidesAttributes({ autoplay: 'on', interval: '5000', speed: '500', dots: 'on' })
