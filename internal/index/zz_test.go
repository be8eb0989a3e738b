package index_test
import ("testing";"syscall";"time";"fmt";"os";"path/filepath";"github.com/ctx-sys/ctx-sys/internal/index")
func cpu() time.Duration { var r syscall.Rusage; syscall.Getrusage(0,&r); return time.Duration(r.Utime.Nano()+r.Stime.Nano()) }
func TestZZ(t *testing.T){
 root:=os.Getenv("ZZROOT"); db:=openIndex(t, filepath.Join(t.TempDir(),"i.db"))
 last,at,c:="",time.Now(),cpu()
 r:=sync(t,db,index.Options{Root:root,Progress:func(p index.Progress){ if p.Stage!=last { fmt.Println(last,time.Since(at),cpu()-c); last,at,c=p.Stage,time.Now(),cpu()}}})
 fmt.Println(last,time.Since(at),cpu()-c, r.Files, r.Related)
}
