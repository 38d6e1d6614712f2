import Swal from '/peers/sweetalert2/dist/sweetalert2.esm.all.min.js'

globalThis.acts = {
  modal: (turn) =>
    Swal.fire({
      title: 'Fenêtre',
      html: `<p>Ouverture ${turn}, <a href="#suite">et la suite</a></p>`,
      confirmButtonText: 'Fermer',
      animation: false,
      didOpen: () => Swal.close(),
    }),
}
