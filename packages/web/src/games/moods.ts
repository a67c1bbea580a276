/** The colours of every game: the hall shows all of them. */
import.meta.glob('./*/mood.css', { eager: true });
