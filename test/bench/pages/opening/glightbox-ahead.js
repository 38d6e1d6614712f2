GLightbox({ selector: '.gallery a' })
