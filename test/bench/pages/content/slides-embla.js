globalThis.slider = EmblaCarousel(document.getElementById('slider'), { loop: true })
