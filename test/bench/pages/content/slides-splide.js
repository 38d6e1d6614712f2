globalThis.slider = new Splide('#slider', { type: 'loop' }).mount()
