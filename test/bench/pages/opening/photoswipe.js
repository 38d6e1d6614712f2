import PhotoSwipeLightbox from '/peers/photoswipe/dist/photoswipe-lightbox.esm.min.js'

const lightbox = new PhotoSwipeLightbox({
  gallery: '.gallery',
  children: 'a',
  pswpModule: () => import('/peers/photoswipe/dist/photoswipe.esm.min.js'),
})
lightbox.init()
