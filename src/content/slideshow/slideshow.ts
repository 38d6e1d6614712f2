import { slidesAttributes } from '../../ui/slides/slides-attributes.ts'

/** Images that follow each other automatically (SLIDE-03). */
export const slideshowAttributes = slidesAttributes({ autoplay: 'on', interval: '5000', speed: '500', dots: 'on' })
