// What the page of a shop does with jQuery: the documented calls of each part.
$(() => {
  $('#main-menu').smartmenus()
  if (document.querySelector('#slider')) new Splide('#slider', { type: 'loop' }).mount()
  $('#calendar').datepicker()
  $('[data-part="jour"] input').attr('type', 'text').datepicker()
  if (document.querySelector('.glightbox')) GLightbox({ selector: '.glightbox' })
  $('.dialog').dialog({ autoOpen: false, modal: true, width: 500 })
  $('[data-dialog]').on('click', function () {
    $(`#${this.dataset.dialog}`).dialog('open')
  })
  $('.popup').on('click', function (event) {
    event.preventDefault()
    $('<div>').load(this.href).dialog({ modal: true, title: this.textContent, width: 700 })
  })
  $('.banner-close').on('click', function () {
    $(this).closest('.banner').hide()
    localStorage.setItem('banner', 'closed')
  })
  $('input[type=number], .flx-cart__quantity').spinner({ min: 1 })
  $('.add-to-cart').on('submit', function (event) {
    event.preventDefault()
    $.post(this.action, $(this).serialize(), ({ panier }) => $('[data-flx-cart-count]').text(panier.nb_articles))
  })
  $('.cart').on('click', '[data-flx-action]', function (event) {
    event.preventDefault()
    $.post(this.form.action, $(this.form).serialize(), (drawn) => $('.cart').html(drawn))
  })
})
