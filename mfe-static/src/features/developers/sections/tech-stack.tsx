import styles from './tech-stack.module.css';

const periods = [
  {
    name: 'Pages',
    text: 'What you see and tap',
    tools: ['React 19', 'TypeScript', 'React Router', 'Zustand', 'TanStack Query', 'CSS Modules'],
  },
  {
    name: 'Parts',
    text: 'How six remotes are one site',
    tools: ['webpack 5', 'Module Federation', 'A registry of our own'],
  },
  {
    name: 'Server',
    text: 'Who can do what',
    tools: ['Node.js', 'Fastify 5', 'Zod', 'Drizzle', 'PostgreSQL', 'PGlite'],
  },
  {
    name: 'Live',
    text: 'Chat, the moment you send it',
    tools: ['Socket.IO', 'Redis, where there are many of us'],
  },
  {
    name: 'Safety',
    text: 'Passwords, pictures, words',
    tools: ['argon2id', 'sharp', 'obscenity, with word lists of our own'],
  },
  {
    name: 'Tests',
    text: 'Before anything goes live',
    tools: ['Jest', 'Testing Library', 'Playwright', 'axe', 'fast-check'],
  },
] as const;

/** The tech stack, styled as a timetable. */
export function TechStack() {
  return (
    <section className={styles.section} aria-labelledby="tech-stack">
      <h2 id="tech-stack" className={styles.heading}>
        Tech stack
      </h2>
      <p className={styles.lead}>
        A few well-known tools, each for a reason. The code is under the MIT licence.
      </p>
      <dl className={styles.table}>
        {periods.map(({ name, text, tools }) => (
          <div key={name} className={styles.period}>
            <dt className={styles.name}>
              {name} <span className={styles.text}>{text}</span>
            </dt>
            {tools.map((tool) => (
              <dd key={tool} className={styles.tool}>
                {tool}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
