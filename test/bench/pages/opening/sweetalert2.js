document.querySelector('.opener').addEventListener('click', async ({ currentTarget: { dataset } }) => {
  const { default: Swal } = await import('/peers/sweetalert2/dist/sweetalert2.esm.all.min.js')
  Swal.fire({ title: dataset.title, html: dataset.content })
})
