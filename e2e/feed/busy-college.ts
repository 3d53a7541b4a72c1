/** The demo college whose lists are longer than a page. */
export const busyCollege = 'Sahyadri Institute of Technology';
