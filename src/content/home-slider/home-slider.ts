import { slidesAttributes } from '../../ui/slides/slides-attributes.ts'

/** The images at the top of a home page, which fade into each other (SLIDE-02). */
export const homeSliderAttributes = slidesAttributes({
  autoplay: 'on',
  interval: '4800',
  speed: '1200',
  fade: 'on',
  arrows: 'off 576:on',
  dots: 'on 576:off',
})
