/** The demo college with lists longer than a page. */
export const busyCollege = 'Sahyadri Institute of Technology';
