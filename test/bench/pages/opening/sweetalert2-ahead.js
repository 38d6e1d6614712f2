document.querySelector('.opener').addEventListener('click', ({ currentTarget: { dataset } }) => {
  Swal.fire({ title: dataset.title, html: dataset.content })
})
