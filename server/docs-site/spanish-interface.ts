// The words of the generator's interface in Spanish.

/** Title of the Spanish site. */
export const spanishTitle = "API de riesgo de fraude";

/** Words of the generator's interface, in the form of its theme. */
export const spanishInterface = {
  outline: { level: [2, 3] as [number, number], label: "En esta página" },
  docFooter: { prev: "Anterior", next: "Siguiente" },
  returnToTopLabel: "Volver arriba",
  sidebarMenuLabel: "Menú",
  darkModeSwitchLabel: "Apariencia",
  darkModeSwitchTitle: "Cambiar al tema oscuro",
  lightModeSwitchTitle: "Cambiar al tema claro",
  skipToContentLabel: "Ir al contenido",
  notFound: {
    title: "PÁGINA NO ENCONTRADA",
    quote: "No hay ninguna página en esta dirección. Use la búsqueda o vuelva al inicio.",
    linkText: "Ir al inicio",
  },
};

/** Words of the search. */
export const spanishSearch = {
  button: { buttonText: "Buscar", buttonAriaLabel: "Buscar en la documentación" },
  modal: {
    displayDetails: "Mostrar detalles",
    resetButtonTitle: "Borrar la búsqueda",
    backButtonTitle: "Cerrar la búsqueda",
    noResultsText: "No hay resultados para",
    footer: {
      selectText: "para elegir",
      selectKeyAriaLabel: "Intro",
      navigateText: "para desplazarse",
      navigateUpKeyAriaLabel: "Flecha arriba",
      navigateDownKeyAriaLabel: "Flecha abajo",
      closeText: "para cerrar",
      closeKeyAriaLabel: "Escape",
    },
  },
};
